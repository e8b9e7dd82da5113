-- What the original of a stale translation said when the translation last fitted it (docs/decisions/0126-missing-versions.md);
-- null for those that are not stale, and for those that became stale before.
alter table job_translation add column confirmed_original jsonb;
