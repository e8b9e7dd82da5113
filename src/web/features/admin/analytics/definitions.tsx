import { m } from '#generated/paraglide/messages.js';

/** What each figure counts and what not, in words. */
export function Definitions() {
  const definitions = [
    { name: m.admin_analytics_sign_ups(), text: m.admin_analytics_def_sign_ups() },
    { name: m.admin_analytics_jobs(), text: m.admin_analytics_def_jobs() },
    { name: m.admin_analytics_applications(), text: m.admin_analytics_def_applications() },
    { name: m.admin_analytics_answered(), text: m.admin_analytics_def_answered() },
    { name: m.admin_analytics_time(), text: m.admin_analytics_def_time() },
    { name: m.admin_analytics_def_erased_name(), text: m.admin_analytics_def_erased() },
  ];
  return (
    <details>
      <summary className="min-h-6 w-fit cursor-pointer font-semibold text-accent">
        {m.admin_analytics_definitions()}
      </summary>
      <dl className="mt-3 flex max-w-prose flex-col gap-3">
        {definitions.map(({ name, text }) => (
          <div key={name}>
            <dt className="font-semibold">{name}</dt>
            <dd className="text-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
