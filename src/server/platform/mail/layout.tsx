import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Img,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components';
import { render } from '@react-email/render';
import type { CSSProperties, ReactElement } from 'react';

/** In the recipient's language. */
export interface EmailContent {
  locale: string;
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** A list, each with a link and lines about it; `more` says what it leaves out. */
  items?: EmailItem[];
  more?: string;
  /** `hint` introduces the URL where the button does not work. */
  action?: { label: string; url: string; hint: string };
  note?: string;
  footer: string;
  unsubscribe?: { label: string; url: string };
}

export interface EmailLook {
  /** Of links and buttons. */
  accent: string;
  /** `alt` is seen where a program shows no pictures. */
  logo?: { url: string; alt: string; width: number; height: number };
}

interface EmailItem {
  title: string;
  url: string;
  lines: string[];
}

const INK = '#1d2a26';
const SOFT = '#5a6662';
const text: CSSProperties = { color: INK, fontSize: '16px', lineHeight: '26px', margin: '0 0 16px' };
const small: CSSProperties = { color: SOFT, fontSize: '14px', lineHeight: '22px', margin: '0 0 12px' };
const page: CSSProperties = {
  backgroundColor: '#f7f5f0',
  fontFamily: 'Helvetica, Arial, sans-serif',
  margin: 0,
  padding: '32px 12px',
};
const sheet: CSSProperties = { backgroundColor: '#ffffff', borderRadius: '8px', maxWidth: '560px', padding: '32px' };
const button: CSSProperties = {
  borderRadius: '6px',
  color: '#ffffff',
  fontSize: '16px',
  fontWeight: 600,
  padding: '12px 20px',
  textDecoration: 'none',
};

function ComposedEmail({
  locale,
  subject,
  greeting,
  paragraphs,
  items,
  more,
  action,
  note,
  footer,
  unsubscribe,
  accent,
  logo,
}: EmailContent & EmailLook): ReactElement {
  return (
    <Html lang={locale}>
      <Head />
      <Body style={page}>
        <Preview>{paragraphs[0] ?? subject}</Preview>
        <Container style={sheet}>
          {logo ? <Logo {...logo} /> : null}
          <Heading as="h1" style={{ color: INK, fontSize: '22px', lineHeight: '30px', margin: '0 0 20px' }}>
            {subject}
          </Heading>
          <Text style={text}>{greeting}</Text>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph} style={text}>
              {paragraph}
            </Text>
          ))}
          {items?.map((item) => (
            <Item key={item.url} {...item} accent={accent} />
          ))}
          {more ? <Text style={text}>{more}</Text> : null}
          {action ? (
            <>
              <Button href={action.url} style={{ ...button, backgroundColor: accent }}>
                {action.label}
              </Button>
              <Text style={{ ...small, margin: '20px 0 0' }}>{action.hint}</Text>
              <Text style={{ ...small, wordBreak: 'break-all' }}>
                <Link href={action.url} style={{ color: accent }}>
                  {action.url}
                </Link>
              </Text>
            </>
          ) : null}
          {note ? <Text style={small}>{note}</Text> : null}
          <Hr style={{ borderColor: '#e4e0d8', margin: '24px 0 16px' }} />
          <Text style={{ ...small, margin: 0 }}>{footer}</Text>
          {unsubscribe ? <Unsubscribe {...unsubscribe} /> : null}
        </Container>
      </Body>
    </Html>
  );
}

const Unsubscribe = ({ label, url }: NonNullable<EmailContent['unsubscribe']>): ReactElement => (
  <Text style={{ ...small, margin: '8px 0 0' }}>
    <Link href={url} style={{ color: SOFT, textDecoration: 'underline' }}>
      {label}
    </Link>
  </Text>
);

const Logo = ({ url, alt, width, height }: NonNullable<EmailLook['logo']>): ReactElement => (
  <Img src={url} alt={alt} width={width} height={height} style={{ margin: '0 0 24px' }} />
);

function Item({ title, url, lines, accent }: EmailItem & { accent: string }): ReactElement {
  return (
    <Section style={{ margin: '0 0 20px' }}>
      <Link href={url} style={{ color: accent, fontSize: '16px', fontWeight: 600, lineHeight: '24px' }}>
        {title}
      </Link>
      {lines.map((line) => (
        <Text key={line} style={{ ...small, margin: '2px 0 0' }}>
          {line}
        </Text>
      ))}
    </Section>
  );
}

export async function renderEmail(content: EmailContent, look: EmailLook): Promise<{ html: string; text: string }> {
  return { html: await render(<ComposedEmail {...content} {...look} />), text: plain(content) };
}

const plain = ({ greeting, paragraphs, items = [], more, action, note, footer, unsubscribe }: EmailContent): string =>
  [greeting, ...paragraphs, ...items.map(plainItem), more, link(action), note, `--\n${footer}`, link(unsubscribe)]
    .filter(Boolean)
    .join('\n\n');

const plainItem = ({ title, url, lines }: EmailItem): string => [title, ...lines, url].join('\n');

const link = (to: { label: string; url: string } | undefined): string => (to ? `${to.label}:\n${to.url}` : '');
