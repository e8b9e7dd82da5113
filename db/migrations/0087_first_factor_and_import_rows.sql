-- When the person last proved who they are by something else than a code of the second factor.
alter table user_session add column first_factor_at timestamptz;

-- Cells and input lie apart: a row is counted several times a second and changed three times, each time as a whole.
alter table job_import_row set (toast_tuple_target = 128);
