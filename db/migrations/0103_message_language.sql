-- Found as it was sent; null where that cannot be told, and for messages from before.
alter table message add column language text;
