/** Telling a person who looks elsewhere that it is their turn: title, icon, sound, notification. */

const QUIET_ICON = "/icon.svg";
const TURN_ICON = "/icon-turn.svg";

/** A browser draws another icon in the time of a frame: not while the page shows what happened. */
const ICON_AFTER = 500; // milliseconds
let iconTimer: ReturnType<typeof setTimeout> | undefined;

export function showTurn(title: string, mine: boolean): void {
  document.title = mine ? `● ${title}` : title;
  clearTimeout(iconTimer);
  iconTimer = setTimeout(() => showIcon(mine ? TURN_ICON : QUIET_ICON), ICON_AFTER);
}

function showIcon(wanted: string): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel='icon']");
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}

/** Two soft notes. Browsers stay silent until the page was clicked once; that is all right. */
export function chime(): void {
  try {
    const context = new AudioContext();
    [523.25, 783.99].forEach((pitch, i) => {
      const start = context.currentTime + i * 0.16;
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.type = "sine";
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0, start);
      volume.gain.linearRampToValueAtTime(0.12, start + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
      tone.connect(volume).connect(context.destination);
      tone.start(start);
      tone.stop(start + 0.55);
    });
    setTimeout(() => void context.close(), 1200);
  } catch {
    // No sound on this machine.
  }
}

/**
 * A browser notification while the page is not looked at; a click comes back to it. False if this
 * browser can show none: some (Chrome on Android) let only a service worker do it.
 */
export async function notify(title: string, body: string, tag: string): Promise<boolean> {
  if (!document.hidden || !mayNotify()) return true;
  const content = { body, tag, icon: TURN_ICON };
  try {
    const notice = new Notification(title, content);
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
    return true;
  } catch {
    return notifyByWorker(title, content);
  }
}

async function notifyByWorker(title: string, content: NotificationOptions): Promise<boolean> {
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, content);
    return worker !== undefined;
  } catch {
    return false;
  }
}

export function mayNotify(): boolean {
  return typeof Notification !== "undefined" && Notification.permission === "granted";
}

/** Whether the browser can and, now asked, may. */
export async function askToNotify(): Promise<boolean> {
  if (typeof Notification === "undefined" || !(await canNotify())) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** Tried out where nothing would be shown: without a permission. */
async function canNotify(): Promise<boolean> {
  if (mayNotify()) return true;
  try {
    new Notification("");
    return true;
  } catch {
    return (await navigator.serviceWorker?.getRegistration()) !== undefined;
  }
}
