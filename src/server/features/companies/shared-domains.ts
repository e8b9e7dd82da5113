// Whoever has a mailbox there has not shown whom they work for, because anybody gets one. These are the large providers of
// Europe and the Americas: no list of them is complete.
const MAILBOX_PROVIDERS = [
  '163.com', 'aim.com', 'alice.it', 'aol.com', 'arcor.de', 'bluewin.ch', 'bol.com.br', 'clix.pt', 'email.com', 'email.it', 'fastmail.com', 'free.fr', 'freenet.de', 'gmail.com', 'googlemail.com',
  'hey.com', 'hushmail.com', 'icloud.com', 'ig.com.br', 'inbox.com', 'laposte.net', 'libero.it', 'mac.com', 'mail.com', 'mail.de', 'mail.ru', 'mailbox.org', 'me.com', 'msn.com', 'neuf.fr', 'o2.pl',
  'orange.fr', 'outlook.com', 'passport.com', 'pm.me', 'posteo.de', 'proton.me', 'protonmail.com', 'qq.com', 'rocketmail.com', 'sapo.pt', 'seznam.cz', 'sfr.fr', 'sky.com', 't-online.de', 'telefonica.net',
  'terra.com.br', 'terra.es', 'tin.it', 'tiscali.it', 'tuta.com', 'tutanota.com', 'uol.com.br', 'vodafone.it', 'wanadoo.fr', 'web.de', 'wp.pl', 'yandex.ru', 'ymail.com', 'zoho.com',
  // Their inboxes are open to everybody.
  '10minutemail.com', 'guerrillamail.com', 'maildrop.cc', 'mailinator.com', 'sharklasers.com', 'temp-mail.org', 'trashmail.com', 'yopmail.com',
];

/** The same providers under many top-level domains: yahoo.fr, hotmail.co.uk. */
const PROVIDERS_EVERYWHERE = /(^|\.)(aol|gmx|hotmail|live|outlook|yahoo|yandex|zohomail)\.(com?\.)?[a-z]{2,3}$/;

// Their visitors' pages lie under one domain or directly below it, and who owns such a page does not own the domain.
const SITE_HOSTS = [
  'about.me', 'azurewebsites.net', 'bio.link', 'blogspot.com', 'business.site', 'canva.site', 'carrd.co', 'facebook.com', 'fly.dev', 'framer.website', 'gitbook.io', 'github.com', 'github.io', 'gitlab.io', 'godaddysites.com',
  'google.com', 'herokuapp.com', 'instagram.com', 'jimdofree.com', 'jimdosite.com', 'linkedin.com', 'linktr.ee', 'medium.com', 'myshopify.com', 'netlify.app', 'notion.site', 'notion.so', 'onrender.com', 'pages.dev', 'site123.me',
  'squarespace.com', 'strikingly.com', 'substack.com', 'tumblr.com', 'twitter.com', 'vercel.app', 'web.app', 'webflow.io', 'webnode.com', 'weebly.com', 'wixsite.com', 'wordpress.com', 'workers.dev', 'x.com', 'xing.com', 'youtube.com',
];

/** What registries keep for others to register below: co.uk, com.br. */
const REGISTRY_SUFFIX = /^(ac|co|com|edu|gob|gouv|gov|ne|net|nom|or|org)\.[a-z]{2}$/;

const SHARED = new Set([...MAILBOX_PROVIDERS, ...SITE_HOSTS]);

/** Whether mail to the domain says nothing of one company: anybody can have a mailbox or a page there. */
export function isShared(domain: string): boolean {
  if (REGISTRY_SUFFIX.test(domain) || PROVIDERS_EVERYWHERE.test(domain)) return true;
  const labels = domain.split('.');
  return labels.some((_, index) => SHARED.has(labels.slice(index).join('.')));
}
