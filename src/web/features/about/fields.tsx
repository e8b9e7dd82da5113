import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { Section } from '#web/features/site/section.tsx';
import { Link } from '#web/ui/link.tsx';

/** The three kinds of work that this market is for. */
export function Fields() {
  const fields = [
    {
      id: 'account_management',
      name: m.jobs_category_account_management(),
      text: m.about_field_account_management_text(),
    },
    { id: 'sales', name: m.jobs_category_sales(), text: m.about_field_sales_text() },
    { id: 'customer_service', name: m.jobs_category_customer_service(), text: m.about_field_customer_service_text() },
  ];
  return (
    <Section title={m.about_fields_title()}>
      <div className="divide-y divide-line">
        {fields.map(({ id, name, text }) => (
          <div
            key={id}
            className="grid gap-x-8 gap-y-2 py-6 first:pt-0 last:pb-0 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
          >
            <h3 className="font-serif text-lg font-medium">
              <Link to={href(paths.jobs(), { category: id })}>{name}</Link>
            </h3>
            <p className="text-soft">{text}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
