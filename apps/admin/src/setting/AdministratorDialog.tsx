import { AddAdministratorDialog, type AddAdministratorDialogProps } from './AddAdministratorDialog.tsx';
import { LinkDialog, type LinkDialogProps } from './LinkDialog.tsx';

export interface AdministratorDialogProps extends Pick<AddAdministratorDialogProps, 'isAdding' | 'onAdd'> {
  /** A link to show; without one it is asked for a user name. */
  issued: Pick<LinkDialogProps, 'username' | 'link' | 'expiresAt'> | undefined;
  onCopied: () => void;
  onClose: () => void;
}

/** What lies over the settings while administrators are looked after. */
export function AdministratorDialog({ issued, isAdding, onAdd, onCopied, onClose }: AdministratorDialogProps) {
  if (issued) return <LinkDialog {...issued} onCopied={onCopied} onClose={onClose} />;
  return <AddAdministratorDialog isAdding={isAdding} onAdd={onAdd} onCancel={onClose} />;
}
