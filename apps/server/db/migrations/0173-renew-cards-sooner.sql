/* With a list for its values PostgreSQL takes a plan for these values for cheaper than one for any, and makes it at each call, which took
   longer than the change that it plans. Both ways lead along the same indexes. */
alter function renew_cards(bigint[]) set plan_cache_mode = force_generic_plan;
alter function mark_documents_of_services(bigint[]) set plan_cache_mode = force_generic_plan;
