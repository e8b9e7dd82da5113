export interface Option {
  value: string;
  label: string;
  description?: string;
  isDisabled?: boolean;
}
