-- The most of variable pay a year, and how much of the target the team reached in a year; null says nothing.
alter table job add column variable_cap integer;
alter table job add column variable_reached_percent smallint;
alter table job add column variable_reached_year smallint;
