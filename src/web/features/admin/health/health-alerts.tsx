import type { Health } from '#contract/admin/health.ts';
import { Alert } from '#web/ui/alert.tsx';

/** Problems of the platform, each with its first step. */
export const HealthAlerts = ({ alerts }: Pick<Health, 'alerts'>) => (
  <ul className="flex flex-col gap-3">
    {alerts.map(({ kind, part, cause, step }) => (
      <li key={`${kind} ${part}`}>
        <Alert variant="attention" isStatic title={cause}>
          {step}
        </Alert>
      </li>
    ))}
  </ul>
);
