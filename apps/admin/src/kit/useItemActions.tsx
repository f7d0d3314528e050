import type { Action, Versioned } from '@cpd/api/client';
import { deleteMessage, enableMessage } from '@cpd/domain/dialog';
import { DRAFT_LABEL } from '@cpd/domain/draft';
import { useModal } from '@cpd/ui/DialogQueue';
import { Image } from '@cpd/ui/Image';
import { useNotify } from '@cpd/ui/Notifications';
import { type ReadinessItem, ReadinessList } from '@cpd/ui/ReadinessList';
import { Stack } from '@cpd/ui/Stack';
import { Text } from '@cpd/ui/Text';
import { useNavigate } from 'react-router';
import { useConfirm } from './useConfirm.ts';
import { useReportFailure } from './useReportFailure.ts';

type ItemAction = Action<[item: { readonly id: string }, ifMatch?: string | null], unknown>;

/** Items that can be enabled and deleted, such as `courses` of the API. */
export interface ItemResource {
  readonly enable: { readonly useMutation: () => ItemAction };
  readonly remove: { readonly useMutation: () => ItemAction };
}

export interface ItemActionOptions {
  /** Asks for the items anew; also where one turns out to have been deleted by somebody else. */
  readonly reload: () => void;
  /** What is asked before a deletion. @default 'Are you sure to delete item: {id}' */
  readonly deleteMessage?: (id: string) => string;
}

/** The version that is enabled after a save (rule A18). */
type SavedVersion = Pick<Versioned<unknown>, 'etag'>;

/** An item as a question names it. */
export interface NamedItem {
  readonly name: string;
  /** The address of its picture, where it is known by that. */
  readonly picture?: string | undefined;
}

/** In a sentence, a draft is no title. */
function labelInSentence(name: string): string {
  return name === DRAFT_LABEL ? 'Draft' : name;
}

/** Gives what 'Enable' and 'Delete' do to an item: ask, call, tell; the answer tells whether it was done. */
export function useItemActions(
  resource: ItemResource,
  { reload, deleteMessage: question = deleteMessage }: ItemActionOptions,
) {
  const enable = resource.enable.useMutation();
  const remove = resource.remove.useMutation();
  const confirm = useConfirm();
  const { withdrawQuestions } = useModal();
  const notify = useNotify();
  const report = useReportFailure();
  const navigate = useNavigate();

  async function call({ run }: ItemAction, id: string, news: string, ifMatch?: string | null): Promise<boolean> {
    const outcome = await run({ id }, ifMatch);
    if (outcome.isDone) {
      notify(news);
      return true;
    }
    const { error } = outcome;
    if (error.isChangedElsewhere) report(error);
    // Somebody else has changed or deleted the item.
    if (error.isChangedElsewhere || error.status === 404) reload();
    return false;
  }

  return {
    /** Asks, naming the item and what it still lacks; whoever goes ahead lets the host decide (rule L9). */
    async onEnable(
      id: string,
      { name, picture }: NamedItem,
      missing: readonly ReadinessItem[],
      saveFirst: () => Promise<SavedVersion | null> = () => Promise.resolve({ etag: null }),
    ): Promise<boolean> {
      const isSure = await confirm({
        title: `Enable “${name}”?`,
        message: enableMessage(id),
        details: (
          <ItemDetails
            picture={picture}
            missing={missing.map(({ href, onPress, ...item }) => ({
              ...item,
              onPress() {
                withdrawQuestions();
                if (onPress) onPress();
                else void navigate(href ?? '');
              },
            }))}
          />
        ),
        initialFocus: missing.length > 0 ? 'cancel' : 'confirm',
      });
      const saved = isSure ? await saveFirst() : null;
      return saved !== null && call(enable, id, `${labelInSentence(name)} enabled`, saved.etag);
    },
    async onDelete(id: string, { name, picture }: NamedItem): Promise<boolean> {
      const title = `Delete “${name}”?`;
      const details = <ItemDetails picture={picture} missing={[]} />;
      const isSure = await confirm({ title, message: question(id), details, tone: 'danger' });
      return isSure && call(remove, id, `${labelInSentence(name)} deleted`);
    },
  };
}

/** Shows the item's picture, if it has one, and what it still needs. */
function ItemDetails({ picture, missing }: { picture: string | undefined; missing: readonly ReadinessItem[] }) {
  return (
    <>
      {picture !== undefined && <Image src={picture} alt="" />}
      {missing.length > 0 && (
        <Stack gap={8}>
          <Text>Still missing:</Text>
          <ReadinessList items={missing} />
        </Stack>
      )}
    </>
  );
}
