import { useRevalidator } from 'react-router';

import { INVITATION_DAYS } from '#contract/limits.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { api } from '#web/app/api-client.ts';
import { useLanguages } from '#web/app/languages.ts';
import { roleOptions } from '#web/features/companies/role-texts.ts';
import { ProfileSection } from '#web/features/profiles/profile-section.tsx';
import { startAnew, useSectionForm } from '#web/features/profiles/use-section-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { listedLanguageName } from '#web/ui/language-level.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast.tsx';

const loadSchema = async () => (await import('#contract/companies/teams.ts')).invitationInput;

export function InviteForm({ companyId }: { companyId: string }) {
  const { revalidate } = useRevalidator();
  const { form, problem, submit } = useSectionForm({
    loadSchema,
    defaultValues: { email: '', role: 'recruiter' as const, locale: getLocale() },
    async save(values) {
      const { email } = await api.teams.invite({ id: companyId, ...values });
      await revalidate();
      showToast({ title: m.team_invite_sent({ email }) });
    },
    onSaved: (sent) => startAnew(form, sent, { ...sent, email: '' }),
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <ProfileSection id="invite" title={m.team_invite_title()} about={m.team_invite_about({ days: INVITATION_DAYS })}>
      <form method="dialog" noValidate onSubmit={submit} className="flex max-w-[40rem] flex-col items-start gap-5">
        <TextField
          type="email"
          label={m.auth_email()}
          isRequired
          autoComplete="off"
          className="w-full"
          errorMessage={errors.email?.message}
          {...form.register('email')}
        />
        <div className="grid w-full gap-5 md:grid-cols-2">
          <NativeSelect label={m.team_role()} options={roleOptions()} {...form.register('role')} />
          <NativeSelect
            label={m.team_invite_language()}
            options={useLanguages().map((locale) => ({ value: locale, label: listedLanguageName(locale) }))}
            {...form.register('locale')}
          />
        </div>
        {problem && <Alert variant="attention">{problem}</Alert>}
        <Button type="submit" isPending={isSubmitting}>
          {m.team_invite_send()}
        </Button>
      </form>
    </ProfileSection>
  );
}
