import type { Company } from '#contract/companies/companies.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { href } from '#web/app/href.ts';
import { siteName } from '#web/features/companies/company-texts.ts';
import { MailboxForm } from '#web/features/companies/mailbox-form.tsx';
import { VerificationNote } from '#web/features/companies/verification-note.tsx';
import { Link } from '#web/ui/link.tsx';

import { CompanyDescriptionSection } from './company-description-section.tsx';
import { CompanyDetailsSection } from './company-details-section.tsx';
import { useUpdateCompany } from './own-company.ts';
import { PictureField } from './picture-field.tsx';
import { ProfileSection } from './profile-section.tsx';

/** The sections that members may change; members with the reader role see only the name. */
export const CompanySections = ({ company }: { company: Company }) =>
  company.can.edit ? <EditableCompany company={company} /> : <ReadCompany company={company} />;

const ReadCompany = ({ company }: { company: Company }) => (
  <ProfileSection id="company" title={m.company_yours()}>
    <CompanyName company={company} />
  </ProfileSection>
);

function EditableCompany({ company }: { company: Company }) {
  const update = useUpdateCompany(company);
  return (
    <>
      <ProfileSection id="company" title={m.company_yours()} about={m.company_about_yours()}>
        <div className="flex flex-col gap-6 md:flex-row md:gap-8">
          <PictureField
            kind="logo"
            name={company.name}
            url={company.logoUrl}
            texts={{ change: m.company_logo_change(), remove: m.company_logo_remove(), about: m.company_logo_about() }}
            onChange={(logoFileId) => update({ logoFileId })}
          />
          <CompanyName company={company} />
        </div>
      </ProfileSection>
      <CompanyDetailsSection company={company} />
      <CompanyDescriptionSection company={company} />
      <ProfileSection id="verification" title={m.company_verification()} about={m.company_verification_about()}>
        <VerificationNote verification={company.verification} />
        {!company.verification && <VerifyByMail key={company.website} company={company} />}
      </ProfileSection>
    </>
  );
}

const CompanyName = ({ company }: { company: Company }) => (
  <div className="min-w-0">
    <p className="font-serif text-2xl">{company.name}</p>
    <p className="mt-2">
      <Link to={href(paths.company(company.slug))}>{m.company_public_page()}</Link>
    </p>
  </div>
);

function VerifyByMail({ company: { id, website } }: { company: Company }) {
  if (!website) return <p className="mt-3 max-w-[34rem] text-soft">{m.company_mail_needs_website()}</p>;
  return (
    <div className="mt-6">
      <h3 className="mb-4">{m.company_mail_ask()}</h3>
      <MailboxForm
        domain={siteName(website)}
        hint={m.company_mailbox_hint()}
        ask={(mailbox) => api.companies.askDomainMail({ id, mailbox })}
      />
    </div>
  );
}
