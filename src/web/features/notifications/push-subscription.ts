interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/**
 * Asks for permission if it was neither granted nor denied; may only be called in a click handler.
 * @throws DOMException if the browser's push service cannot be reached.
 */
export async function subscribe(publicKey: string): Promise<Subscription | 'blocked' | 'unsupported'> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return 'unsupported';
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked';
  await navigator.serviceWorker.register('/service-worker.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  // A new key of the site requires a new subscription.
  if (known && textOf(known.options.applicationServerKey) !== publicKey) await known.unsubscribe();
  const { endpoint, keys } = (
    await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  ).toJSON();
  if (!endpoint || !keys?.['p256dh'] || !keys['auth']) return 'unsupported';
  return { endpoint, p256dh: keys['p256dh'], auth: keys['auth'] };
}

/** In base64url. */
const textOf = (key: ArrayBuffer | null): string =>
  btoa(String.fromCodePoint(...new Uint8Array(key ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
