import { m } from '#generated/paraglide/messages.js';
export default function HomePage() { return <h1>{m.app_skip_to_content()}</h1>; }
