/* What an employee gets of what they give and sell (R15.12), in whole percents: of everything, of one treatment, of one product. */
create table commission_rates (
  venue_id bigint not null,
  employee_id bigint not null,
  treatment_id bigint references treatments on delete cascade,
  product_id bigint,
  percent smallint not null check (percent between 0 and 100),
  foreign key (venue_id, employee_id) references employees (venue_id, id) on delete cascade,
  foreign key (venue_id, product_id) references products (venue_id, id),
  check (treatment_id is null or product_id is null),
  unique nulls not distinct (venue_id, employee_id, treatment_id, product_id)
);

create index on ledger_entries (venue_id, employee_id, account) where employee_id is not null;
