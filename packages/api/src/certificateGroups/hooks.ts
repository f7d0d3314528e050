import { useSWRConfig } from 'swr';
import { changeInPages, dropFromPages } from '../cache/changes.ts';
import type { Page } from '../cache/Page.ts';
import { type Reading, type ReadingOptions, useReading } from '../cache/useReading.ts';
import { type Action, type ActionOptions, useAction } from '../client/useAction.ts';
import type { CertificateGroup, CertificateGroupOption } from './contract.ts';
import { type CertificateGroupSearch, certificateGroupKeys as keys } from './keys.ts';
import * as requests from './requests.ts';

/** One page of the groups that a search finds; the page before stays, dimmed, while the next one loads. */
export function useCertificateGroups(
  search: CertificateGroupSearch,
  options: ReadingOptions = {},
): Reading<Page<CertificateGroup>> {
  return useReading({
    ...options,
    key: keys.list(search),
    load: (client, call) => requests.listCertificateGroups(client, search, call),
    keepsPrevious: true,
  });
}

/** The enabled groups for a selector (rule A7). */
export function useCertificateGroupOptions(options: ReadingOptions = {}): Reading<readonly CertificateGroupOption[]> {
  return useReading({ ...options, key: keys.options, load: requests.listCertificateGroupOptions });
}

/** One group as the server holds it when its form opens; null reads nothing. */
export function useCertificateGroup(id: string | null, options: ReadingOptions = {}): Reading<CertificateGroup> {
  return useReading({
    ...options,
    key: id === null ? null : keys.detail(id),
    load: (client, call) => requests.readCertificateGroup(client, id ?? '', call),
    isForm: true,
  });
}

/** Creates an empty group and answers its id. */
export function useDraftCertificateGroup(options: ActionOptions = {}): Action<[], string> {
  const { mutate } = useSWRConfig();
  return useAction({
    ...options,
    async perform(client) {
      const id = await requests.draftCertificateGroup(client);
      void mutate(keys.isList);
      return id;
    },
  });
}

/** Saves a group's form; the cached lists follow. */
export function useSaveCertificateGroup(options: ActionOptions = {}): Action<[requests.CertificateGroupChange], void> {
  const { mutate } = useSWRConfig();
  return useAction({
    ...options,
    async perform(client, change) {
      await requests.saveCertificateGroup(client, change);
      await changeInPages<CertificateGroup>(mutate, keys.isList, change.id, (group) => saved(group, change));
      await mutate(keys.options, undefined, { revalidate: true });
    },
  });
}

/** Enables a group; the lists show it without being loaded again, the selector's groups are forgotten. */
export function useEnableCertificateGroup(options: ActionOptions = {}): Action<[id: string], void> {
  const { mutate } = useSWRConfig();
  return useAction({
    ...options,
    async perform(client, id) {
      await requests.enableCertificateGroup(client, id);
      await changeInPages<CertificateGroup>(mutate, keys.isList, id, (group) => ({ ...group, isEnable: true }));
      await mutate(keys.options, undefined, { revalidate: true });
    },
  });
}

/** Deletes a group; the lists show it, and a page that has to be filled up is loaded again. */
export function useDeleteCertificateGroup(options: ActionOptions = {}): Action<[id: string], void> {
  const { mutate } = useSWRConfig();
  return useAction({
    ...options,
    async perform(client, id) {
      await requests.deleteCertificateGroup(client, id);
      await dropFromPages(mutate, keys.isList, id);
      await mutate(keys.options, undefined, { revalidate: true });
    },
  });
}

function saved(group: CertificateGroup, change: requests.CertificateGroupChange): CertificateGroup {
  const { name, passCondition, template, templateVerticalPosition } = change;
  return {
    ...group,
    ...(name !== undefined && { name }),
    ...(passCondition !== undefined && { passCondition }),
    ...(template !== undefined && { template: template === null ? null : { _id: template } }),
    ...(templateVerticalPosition !== undefined && { templateVerticalPosition }),
  };
}
