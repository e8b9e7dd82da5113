import { m } from '#generated/paraglide/messages.js';
import { useSite } from '#web/app/site.ts';
import { Section } from '#web/features/site/section.tsx';

export function Contact() {
  const { contactEmail, contactPhone } = useSite();
  if (!contactEmail && !contactPhone) return null;
  return (
    <Section title={m.about_contact_title()}>
      <dl className="flex flex-wrap gap-x-16 gap-y-5">
        {contactEmail && <Way label={m.about_contact_email()} href={`mailto:${contactEmail}`} text={contactEmail} />}
        {contactPhone && (
          <Way
            label={m.about_contact_phone()}
            href={`tel:${contactPhone.replace(/[^+\d]/g, '')}`}
            text={contactPhone}
          />
        )}
      </dl>
    </Section>
  );
}

function Way({ label, href, text }: { label: string; href: string; text: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="text-lg">
        <a href={href}>{text}</a>
      </dd>
    </div>
  );
}
