import { Controller, type UseFormRegisterReturn } from 'react-hook-form';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { Link } from '#web/ui/link.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { RadioGroup, type RadioGroupProps } from '#web/ui/radio-group.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

import { AccountForm, SubmitButton } from './account-form.tsx';
import { EmailField } from './email-field.tsx';
import { registerFields, registerLabels, type useRegisterForm } from './use-register-form.ts';

type Form = ReturnType<typeof useRegisterForm>['form'];
type Errors = Form['formState']['errors'];

interface RegisterFormProps extends ReturnType<typeof useRegisterForm> {
  /** Where to go after signing in, for people who already have an account. */
  next: string | undefined;
}

export function RegisterForm({ form, problem, submit, next }: RegisterFormProps) {
  const { register, watch, control, setFocus } = form;
  const { errors, isSubmitting } = form.formState;
  return (
    <AccountForm onSubmit={submit} problem={problem}>
      <div className="-mb-5 has-[ul]:mb-0">
        <ErrorSummary errors={problemsIn(errors)} onFocusField={setFocus} />
      </div>
      <NameFields first={register('firstName')} last={register('lastName')} errors={errors} />
      <EmailField
        field={register('email')}
        typed={watch('email') ?? ''}
        errorMessage={errors.email?.message}
        next={next}
      />
      <Controller
        control={control}
        name="userType"
        render={({ field }) => <UserType {...field} errorMessage={errors.userType?.message} />}
      />
      <PasswordField
        label={m.auth_password()}
        autoComplete="new-password"
        isRequired
        errorMessage={errors.password?.message}
        {...register('password')}
      />
      <PasswordField
        label={m.auth_confirm_password()}
        autoComplete="new-password"
        isRequired
        errorMessage={errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
      <AcceptTerms field={register('acceptsTerms')} errorMessage={errors.acceptsTerms?.message} />
      <SubmitButton isPending={isSubmitting}>{m.auth_create_account()}</SubmitButton>
    </AccountForm>
  );
}

interface NameFieldsProps {
  first: UseFormRegisterReturn;
  last: UseFormRegisterReturn;
  errors: Pick<Errors, 'firstName' | 'lastName'>;
}

export function NameFields({ first, last, errors }: NameFieldsProps) {
  return (
    <div className="grid gap-5 md:grid-cols-2 md:gap-4">
      <TextField
        label={m.auth_first_name()}
        autoComplete="given-name"
        isRequired
        errorMessage={errors.firstName?.message}
        {...first}
      />
      <TextField
        label={m.auth_last_name()}
        autoComplete="family-name"
        isRequired
        errorMessage={errors.lastName?.message}
        {...last}
      />
    </div>
  );
}

/** Every error with the name of its field, in page order. */
function problemsIn(errors: Errors) {
  return registerFields.flatMap((name) => {
    const problem = errors[name]?.message;
    return problem ? [{ name, message: m.auth_field_problem({ field: registerLabels[name](), problem }) }] : [];
  });
}

/** Chooses the role of the account. */
export const UserType = (props: Omit<RadioGroupProps, 'label' | 'options' | 'look'>) => (
  <RadioGroup
    {...props}
    label={m.auth_i_am()}
    look="cards"
    options={[
      { value: 'job_seeker', label: m.auth_i_am_job_seeker(), description: m.auth_i_am_job_seeker_text() },
      { value: 'employer', label: m.auth_i_am_employer(), description: m.auth_i_am_employer_text() },
    ]}
  />
);

const PLACE = '\u0000';

/** Links that open without losing the form's input. */
export function AcceptTerms({
  field,
  errorMessage,
}: {
  field: UseFormRegisterReturn;
  errorMessage?: string | undefined;
}) {
  // One message for translators, split where the two links go.
  const [before, between, after] = m.auth_accept_terms({ terms: PLACE, privacy: PLACE }).split(PLACE);
  return (
    <Checkbox
      label={
        <>
          {before}
          <DocumentLink path={paths.terms()}>{m.auth_accept_terms_terms()}</DocumentLink>
          {between}
          <DocumentLink path={paths.privacy()}>{m.auth_accept_terms_privacy()}</DocumentLink>
          {after}
        </>
      }
      errorMessage={errorMessage}
      aria-required
      {...field}
    />
  );
}

function DocumentLink({ path, children }: { path: string; children: string }) {
  return (
    <Link to={href(path)} target="_blank">
      {children}
      <VisuallyHidden> {m.auth_new_tab()}</VisuallyHidden>
    </Link>
  );
}
