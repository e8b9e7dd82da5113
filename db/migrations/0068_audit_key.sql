-- What a key did is not the operator's: the log names the key.
alter table audit_entry add column key_name text;
