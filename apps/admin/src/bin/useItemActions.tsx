import type { Action } from '@cpd/api/client';
import { useForgetItem } from '@cpd/api/recents';
import { useImageUrl } from '@cpd/api/uploads';
import type { BinKind } from '@cpd/domain/bin';
import { type Deletion, deletionConsequence, enablingConsequence } from '@cpd/domain/consequence';
import { deleteMessage, enableMessage } from '@cpd/domain/dialog';
import type { Versioned } from '@cpd/domain/editForm';
import { useConfirm, useModal } from '@cpd/ui/DialogQueue';
import { Image } from '@cpd/ui/Image';
import { paragraph, type Sentence, say, titleInSentence } from '@cpd/ui/language';
import { Notice } from '@cpd/ui/Notice';
import { useNotify } from '@cpd/ui/Notifications';
import { type ReadinessItem, ReadinessList } from '@cpd/ui/ReadinessList';
import { Stack } from '@cpd/ui/Stack';
import { Text } from '@cpd/ui/Text';
import { useNavigate } from 'react-router';
import { useBin } from './useBin.ts';
import { useNotifyDeletion } from './useRestore.ts';

type ItemAction<Response = unknown> = Action<[item: { readonly id: string }, ifMatch?: string | null], Response>;

/** Items that can be enabled and deleted, such as `courses` of the API. */
export interface ItemResource {
  readonly enable: { readonly useMutation: () => ItemAction };
  readonly remove: { readonly useMutation: () => ItemAction };
}

export interface ItemActionOptions {
  /** Loads the items again, after another user has changed or deleted one. */
  readonly reload: () => void;
  /** What the bin calls these items, for those that can be deleted. */
  readonly kind?: BinKind;
  /** The message of the deletion dialog. @default 'Are you sure to delete item: {id}' */
  readonly deleteMessage?: (id: string) => Sentence;
}

/** The version that is enabled after a save. */
type SavedVersion = Pick<Versioned<unknown>, 'etag'>;

/** An item as dialogs show it. */
export interface NamedItem extends Deletion {
  readonly name: string;
  /** The id of its image, for items that are identified by it. */
  readonly image?: string | null | undefined;
  /** A warning in the confirmation before it is enabled. */
  readonly warning?: string | undefined;
}

/** Enables and deletes items: asks, sends the request and shows a notification. Returns whether it succeeded. */
export function useItemActions(resource: ItemResource, options: ItemActionOptions) {
  return { onEnable: useEnabling(resource, options), onDelete: useDeletion(resource, options) };
}

function useEnabling(resource: ItemResource, { reload }: ItemActionOptions) {
  const enable = resource.enable.useMutation();
  const confirm = useConfirm();
  const imageUrl = useImageUrl();
  const { days } = useBin();
  const { withdrawConfirmations } = useModal();
  const notify = useNotify();
  const navigate = useNavigate();
  const send = useItemRequest(reload);
  // The dialog is closed when one of its links is followed.
  const linked = ({ href, onPress, ...item }: ReadinessItem): ReadinessItem => ({
    ...item,
    onPress() {
      withdrawConfirmations();
      if (onPress) onPress();
      else void navigate(href ?? '');
    },
  });

  /** Asks, listing what is missing. The server decides whether the item can be enabled. */
  return async function onEnable(
    id: string,
    { name, image, warning }: NamedItem,
    missing: readonly ReadinessItem[],
    saveFirst: () => Promise<SavedVersion | null> = () => Promise.resolve({ etag: null }),
  ): Promise<boolean> {
    const isSure = await confirm({
      title: say('Enable “{name}”?', { name }),
      message: say(enableMessage(id)),
      consequence: paragraph(...enablingConsequence(days)),
      details: <ItemDetails picture={image && imageUrl(image)} warning={warning} missing={missing.map(linked)} />,
      initialFocus: missing.length > 0 ? 'cancel' : 'confirm',
    });
    const saved = isSure ? await saveFirst() : null;
    if (saved === null || !(await send(enable, id, saved.etag)).isDone) return false;
    notify(say('{name} enabled', { name: titleInSentence(name) }));
    return true;
  };
}

function useDeletion(resource: ItemResource, options: ItemActionOptions) {
  const { reload, kind, deleteMessage: messageOf = deleteMessage } = options;
  const remove = resource.remove.useMutation();
  const confirm = useConfirm();
  const imageUrl = useImageUrl();
  const { days } = useBin();
  const notifyDeletion = useNotifyDeletion();
  const notify = useNotify();
  const forget = useForgetItem();
  const send = useItemRequest(reload);

  return async function onDelete(id: string, { name, image, ...deletion }: NamedItem): Promise<boolean> {
    const isSure = await confirm({
      title: say('Delete “{name}”?', { name }),
      message: say(messageOf(id)),
      consequence: paragraph(...deletionConsequence(deletion, days)),
      details: <ItemDetails picture={image && imageUrl(image)} missing={[]} />,
      tone: 'danger',
    });
    if (!isSure || !(await send(remove, id, null)).isDone) return false;
    forget(id);
    const message = say('{name} deleted', { name: titleInSentence(name) });
    if (kind) notifyDeletion(message, { kind, id, name });
    else notify(message);
    return true;
  };
}

/** Returns a function that changes an item. If others have changed or deleted it, it loads the page's items again. */
export function useItemRequest(reload: () => void) {
  const { reportFailure } = useModal();
  const forget = useForgetItem();
  return async <Response,>({ run }: ItemAction<Response>, id: string, ifMatch: string | null) => {
    const outcome = await run({ id }, ifMatch);
    if (outcome.isDone) return outcome;
    const { error } = outcome;
    if (error.isChangedElsewhere) reportFailure(error);
    if (error.isChangedElsewhere || error.status === 404) reload();
    if (error.status === 404) forget(id);
    return outcome;
  };
}

interface ItemDetailsProps {
  picture: string | null | undefined;
  warning?: string | undefined;
  missing: readonly ReadinessItem[];
}

function ItemDetails({ picture, warning, missing }: ItemDetailsProps) {
  return (
    <>
      {picture && <Image src={picture} alt="" />}
      {warning !== undefined && <Notice tone="caution">{warning}</Notice>}
      {missing.length > 0 && (
        <Stack gap={8}>
          <Text>{say('Still missing:')}</Text>
          <ReadinessList items={missing} isWarning />
        </Stack>
      )}
    </>
  );
}
