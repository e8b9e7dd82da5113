import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';

export interface TabsProps {
  /** For screen readers. */
  label: string;
  tabs: readonly { id: string; label: ReactNode; content: ReactNode }[];
  selected?: string;
  defaultSelected?: string;
  onSelect?: (id: string) => void;
}

export function Tabs({ label, tabs, selected, defaultSelected, onSelect }: TabsProps) {
  return (
    <AriaTabs
      selectedKey={selected}
      defaultSelectedKey={defaultSelected}
      onSelectionChange={(key) => onSelect?.(String(key))}
    >
      <TabList aria-label={label} className="flex gap-6 overflow-x-auto border-b border-line [scrollbar-width:none]">
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            id={tab.id}
            className="-mb-px flex min-h-11 cursor-pointer items-center gap-2 border-b-2 border-transparent whitespace-nowrap text-soft transition-colors -outline-offset-3 hover:text-ink data-selected:border-accent data-selected:font-semibold data-selected:text-ink"
          >
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className="pt-5">
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
