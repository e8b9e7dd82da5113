import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { LinkTabs } from '#web/ui/link-tabs.tsx';

/** Above the pages of the house agency's consultants. */
export const AgencyTabs = ({ current }: { current: 'desk' | 'screenings' | 'clients' | 'placements' | 'invoices' }) => (
  <div className="mb-8">
    <LinkTabs
      label={m.agency_tabs()}
      links={[
        { label: m.agency_desk(), to: href(paths.agencyDesk()), isCurrent: current === 'desk' },
        { label: m.agency_screenings(), to: href(paths.screenings()), isCurrent: current === 'screenings' },
        { label: m.agency_clients(), to: href(paths.clients()), isCurrent: current === 'clients' },
        { label: m.agency_placements(), to: href(paths.placements()), isCurrent: current === 'placements' },
        { label: m.agency_invoices(), to: href(paths.invoices()), isCurrent: current === 'invoices' },
      ]}
    />
  </div>
);
