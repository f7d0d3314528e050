import type { Page } from '../cache/Page.ts';
import type { Client } from '../client/createClient.ts';
import type { ReadCall } from '../client/ReadCall.ts';
import * as calls from './contract.ts';
import { type CertificateGroupSearch, certificateGroupKeys, certificateGroupQuery } from './keys.ts';

/** What a group's form saves: absent fields stay as they are, null clears (rule B11). */
export interface CertificateGroupChange {
  readonly id: string;
  readonly name?: string | null;
  /** Courses needed before a certificate can be requested, from 0. */
  readonly passCondition?: number;
  /** The image's id. */
  readonly template?: string | null;
  /** Whole pixels of the template from its top to the middle of the name line (rule C1). */
  readonly templateVerticalPosition?: number;
}

/** Lists one page of groups. */
export function listCertificateGroups(
  client: Client,
  search: CertificateGroupSearch,
  call: ReadCall = {},
): Promise<Page<calls.CertificateGroup>> {
  return client.send(calls.listCertificateGroups, { ...call, query: certificateGroupQuery(search) });
}

/** Lists the enabled groups for a selector (rule A7). */
export async function listCertificateGroupOptions(
  client: Client,
  call: ReadCall = {},
): Promise<readonly calls.CertificateGroupOption[]> {
  const { docs } = await client.send(calls.listCertificateGroupOptions, { ...call, query: { autoComplete: true } });
  return docs;
}

/** Reads one group. */
export function readCertificateGroup(client: Client, id: string, call: ReadCall = {}): Promise<calls.CertificateGroup> {
  return client.send(calls.readCertificateGroup, { ...call, params: { id } });
}

/** Creates an empty group and answers its id. */
export function draftCertificateGroup(client: Client): Promise<string> {
  return client.send(calls.draftCertificateGroup);
}

/** Saves a group's form. */
export async function saveCertificateGroup(client: Client, change: CertificateGroupChange): Promise<void> {
  await client.send(calls.saveCertificateGroup, { body: { ...change } });
}

/** Enables a group. */
export async function enableCertificateGroup(client: Client, id: string): Promise<void> {
  await client.send(calls.enableCertificateGroup, { params: { id } });
}

/** Deletes a group. */
export async function deleteCertificateGroup(client: Client, id: string): Promise<void> {
  await client.send(calls.deleteCertificateGroup, { params: { id } });
}

/** Begins to load a page of groups before their list is there. */
export function preloadCertificateGroups(client: Client, search: CertificateGroupSearch): void {
  const key = certificateGroupKeys.list(search);
  client.preloads.start(key, (call) => listCertificateGroups(client, search, call));
}

/** Begins to load the selector's groups before its form is there. */
export function preloadCertificateGroupOptions(client: Client): void {
  client.preloads.start(certificateGroupKeys.options, (call) => listCertificateGroupOptions(client, call));
}

/** Begins to load a group before its page is there. */
export function preloadCertificateGroup(client: Client, id: string): void {
  const key = certificateGroupKeys.detail(id);
  client.preloads.start(key, (call) => readCertificateGroup(client, id, call));
}
