import { Checkbox } from '#web/ui/checkbox.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { PartSection } from './part-section.tsx';

const roles = [
  { value: 'seeker', label: 'I look for a job', description: 'Find work in the languages that you speak.' },
  { value: 'employer', label: 'I look for people', description: 'Post one job in six languages.' },
];
const places = [
  { value: 'onsite', label: 'On site' },
  { value: 'hybrid', label: 'Hybrid' },
  { value: 'remote', label: 'Remote', isDisabled: true },
];

export function ChoiceParts({ scheme }: { scheme: string }) {
  return (
    <PartSection title="Choices">
      <RadioGroup
        label="You are here because"
        name={`role-${scheme}`}
        options={roles}
        defaultValue="seeker"
        look="cards"
      />
      <div className="grid gap-6 md:grid-cols-2">
        <RadioGroup
          label="Workplace"
          name={`place-${scheme}`}
          options={places}
          isRequired
          errorMessage="Choose a workplace."
        />
        <div className="flex flex-col gap-4">
          <Checkbox label="I accept the terms" />
          <Checkbox label="Keep me signed in" hint="Not on a computer that others use." defaultChecked />
          <Checkbox label="Disabled" disabled defaultChecked />
          <Checkbox label="I accept the terms" errorMessage="Accept the terms to go on." />
          <Switch label="Benachrichtigungen per E-Mail" hint="At most one a day." defaultChecked />
          <Switch label="Off" />
        </div>
      </div>
    </PartSection>
  );
}
