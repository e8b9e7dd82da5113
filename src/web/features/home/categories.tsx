import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { Section } from '#web/features/site/section.tsx';
import { Link } from '#web/ui/link.tsx';

/** The three fields, each a way into the jobs. */
export function Categories() {
  const categories = [
    {
      id: 'account_management',
      name: m.jobs_category_account_management(),
      text: m.home_category_account_management_text(),
    },
    { id: 'sales', name: m.jobs_category_sales(), text: m.home_category_sales_text() },
    { id: 'customer_service', name: m.jobs_category_customer_service(), text: m.home_category_customer_service_text() },
  ];
  return (
    <Section title={m.home_categories_title()}>
      <ul className="grid gap-6 md:grid-cols-3">
        {categories.map(({ id, name, text }) => (
          <li key={id} className="relative border-l-2 border-line pl-5 transition-colors hover:border-accent">
            <h3 className="font-serif text-lg font-medium hyphens-auto">
              <Link to={href(paths.jobs(), { category: id })} className="after:absolute after:inset-0">
                {name}
              </Link>
            </h3>
            <p className="mt-2 text-sm text-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
