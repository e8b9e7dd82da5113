import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { LinkTabs } from '#web/ui/link-tabs.tsx';

/** Of recruiters: the company's own candidates, their lists, and the search among people who let companies find them. */
export const CandidatesTabs = ({ current }: { current: 'own' | 'lists' | 'talent' }) => (
  <div className="mb-8">
    <LinkTabs
      label={m.people_tabs()}
      links={[
        { label: m.people_tab_own(), to: href(paths.candidates()), isCurrent: current === 'own' },
        { label: m.people_lists(), to: href(paths.candidateLists()), isCurrent: current === 'lists' },
        { label: m.talent_title(), to: href(paths.talent()), isCurrent: current === 'talent' },
      ]}
    />
  </div>
);
