/* What every booking runs finds rows by their keys, so the plan for any value is the best one. Without this PostgreSQL plans
   each of these statements for its values five times on each connection, which takes longer than the whole insertion. */
alter function lock_for_booking(bigint, bigint, text, timestamptz) set plan_cache_mode = force_generic_plan;
alter function find_client() set plan_cache_mode = force_generic_plan;
alter function guard_licence() set plan_cache_mode = force_generic_plan;
alter function guard_women() set plan_cache_mode = force_generic_plan;
alter function ask_attendance() set plan_cache_mode = force_generic_plan;
alter function refuse_erased_user() set plan_cache_mode = force_generic_plan;
alter function take_resources() set plan_cache_mode = force_generic_plan;
