-- An address in a network that is not public is one that cannot be reached: the answer does not say which of the two.
update webhook_delivery set problem = 'unreachable' where problem = 'private';
update webhook_delivery set took = null where status is null;
update import_schedule set problem = 'unreachable' where problem = 'private';
update busy_calendar set problem = 'unreachable' where problem = 'private';
update notification set data = jsonb_set(data, '{problem}', '"unreachable"')
where data ->> 'kind' = 'import_troubled' and data ->> 'problem' = 'private';
