-- The new defaults, where no administrator has ever chosen a value: `updated_by` is also null after the administrator's
-- erasure, and the audit log keeps the change.
update platform_setting as setting set value = changed.value_after
from (
  values
    ('retention.notification_days', '365'::jsonb, '90'::jsonb),
    ('retention.view_days', '400', '426'),
    ('retention.audit_days', '3650', '730')
) as changed (key, value_before, value_after)
where setting.key = changed.key
  and setting.value = changed.value_before
  and setting.updated_by is null
  and not exists (
    select from audit_entry where subject_id = setting.id and action = 'setting.changed'
  );
