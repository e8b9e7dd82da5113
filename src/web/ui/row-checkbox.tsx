export interface RowCheckboxProps {
  /** Names the row, for screen readers. */
  label: string;
  isSelected: boolean;
  /** In a range: with shift held. */
  onToggle: (isRange: boolean) => void;
}

/** The box that selects a row of a table, or all from the last one to this. */
export const RowCheckbox = ({ label, isSelected, onToggle }: RowCheckboxProps) => (
  <input
    type="checkbox"
    checked={isSelected}
    // React hands on the press that changed it, and with it whether shift was held.
    onChange={({ nativeEvent }) => onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    aria-label={label}
    className="choice"
  />
);
