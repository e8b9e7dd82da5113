/** One choice of a select box, a combo box or a group of radio buttons. */
export interface Option {
  value: string;
  label: string;
  /** A second line, where the part has room for one. */
  description?: string;
  isDisabled?: boolean;
}
