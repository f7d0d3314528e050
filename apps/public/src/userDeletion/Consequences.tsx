import { Prose } from '@cpd/ui/Prose';

/** Says in plain words what a deletion means, before anybody signs in. */
export function Consequences({ serviceName }: { serviceName: string }) {
  return (
    <Prose>
      <p>Here you can delete everything that {serviceName} holds about you. Please read first what this means:</p>
      <ul>
        <li>Your personal information, your content and your certificates are deleted.</li>
        <li>Your account is deleted with every way to sign in that is tied to your e-mail address.</li>
        <li>Certificates can no longer be viewed or checked by anybody. Save those you wish to keep first.</li>
        <li>
          <strong>This takes effect at once and cannot be undone</strong>.
        </li>
      </ul>
    </Prose>
  );
}
