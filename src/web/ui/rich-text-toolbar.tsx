import { type Editor, useEditorState } from '@tiptap/react';
import { Bold, Heading1, Heading2, Italic, Link2, List, ListOrdered } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Group, ToggleButton, Toolbar } from 'react-aria-components';

import { m } from '#generated/paraglide/messages.js';

import { RichTextLink } from './rich-text-link.tsx';

interface Tool {
  id: string;
  label: string;
  icon: ReactNode;
  isOn: (editor: Editor) => boolean;
  toggle: (editor: Editor) => void;
}

const marks = (): Tool[] => [
  {
    id: 'bold',
    label: m.ui_rich_bold(),
    icon: <Bold aria-hidden="true" />,
    isOn: (editor) => editor.isActive('bold'),
    toggle: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    id: 'italic',
    label: m.ui_rich_italic(),
    icon: <Italic aria-hidden="true" />,
    isOn: (editor) => editor.isActive('italic'),
    toggle: (editor) => editor.chain().focus().toggleItalic().run(),
  },
];

const blocks = (): Tool[] => [
  {
    id: 'heading',
    label: m.ui_rich_heading(),
    icon: <Heading1 aria-hidden="true" />,
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    toggle: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    id: 'subheading',
    label: m.ui_rich_subheading(),
    icon: <Heading2 aria-hidden="true" />,
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    toggle: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    id: 'bullets',
    label: m.ui_rich_bullets(),
    icon: <List aria-hidden="true" />,
    isOn: (editor) => editor.isActive('bulletList'),
    toggle: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    id: 'numbers',
    label: m.ui_rich_numbers(),
    icon: <ListOrdered aria-hidden="true" />,
    isOn: (editor) => editor.isActive('orderedList'),
    toggle: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
];

const toolClass =
  'grid size-9 place-items-center rounded-control text-soft transition-colors hover:bg-sunken hover:text-ink data-selected:bg-accent-tint data-selected:text-accent-strong [&_svg]:size-4.5';

/** One tab stop, arrow keys between the buttons. */
export function RichTextToolbar({ editor, label }: { editor: Editor; label: string }) {
  const [isLinking, setLinking] = useState(false);
  const groups = [marks(), blocks()];
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => [
      ...groups
        .flat()
        .filter((tool) => tool.isOn(now))
        .map(({ id }) => id),
      ...(now.isActive('link') ? ['link'] : []),
    ],
  });
  return (
    <>
      <Toolbar aria-label={m.ui_rich_toolbar({ field: label })} className="flex flex-wrap gap-x-2 gap-y-1 pb-1">
        {groups.map((tools, index) => (
          <Group key={index} className="flex gap-0.5">
            {tools.map((tool) => (
              <ToolButton
                key={tool.id}
                label={tool.label}
                isOn={on.includes(tool.id)}
                onPress={() => tool.toggle(editor)}
              >
                {tool.icon}
              </ToolButton>
            ))}
          </Group>
        ))}
        <ToolButton label={m.ui_rich_link()} isOn={on.includes('link')} onPress={() => setLinking(true)}>
          <Link2 aria-hidden="true" />
        </ToolButton>
      </Toolbar>
      {isLinking && <RichTextLink editor={editor} onClose={() => setLinking(false)} />}
    </>
  );
}

function ToolButton({
  label,
  isOn,
  onPress,
  children,
}: {
  label: string;
  isOn: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <ToggleButton aria-label={label} isSelected={isOn} onPress={onPress} className={toolClass}>
      {/* A tooltip, since the icon is not self-explanatory. */}
      <span title={label}>{children}</span>
    </ToggleButton>
  );
}
