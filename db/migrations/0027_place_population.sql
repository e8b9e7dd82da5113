-- Places whose names start with a text are ranked by population, without reading their rows.
alter table place_name add population integer not null default 0;
update place_name set population = place.population from place where place.id = place_name.place_id;
create index place_name_ranked on place_name (key text_pattern_ops) include (place_id, population);
drop index place_name_start;
