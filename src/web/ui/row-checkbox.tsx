export interface RowCheckboxProps {
  /** For screen readers. */
  label: string;
  isSelected: boolean;
  /** `isRange`: with shift held. */
  onToggle: (isRange: boolean) => void;
}

/** Selects a row, or all rows from the last selected one. */
export const RowCheckbox = ({ label, isSelected, onToggle }: RowCheckboxProps) => (
  <input
    type="checkbox"
    checked={isSelected}
    // The native event reports whether shift was held.
    onChange={({ nativeEvent }) => onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    aria-label={label}
    className="choice"
  />
);
