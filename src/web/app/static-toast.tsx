/** Where light.js shows a kept toast on pages without React; the others have the design system's toasts. */
export function StaticToast() {
  return (
    <div role="status" className="fixed inset-x-4 top-4 z-60 md:inset-x-auto md:end-6 md:top-auto md:bottom-6 md:w-96">
      <div data-toast hidden className="rounded-card border border-line bg-surface px-4 py-3 shadow-raised">
        <p className="font-semibold" />
        <p className="text-sm text-soft" />
      </div>
    </div>
  );
}
