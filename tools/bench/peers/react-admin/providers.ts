import type { AuthProvider, DataProvider, GetListParams } from 'react-admin';
import { call, signIn } from '../call.ts';

/** The sign-in as a react-admin auth provider. */
export const authProvider: AuthProvider = {
  login: ({ username, password }) => signIn(username, password),
  async logout() {
    localStorage.removeItem('session');
  },
  async checkAuth() {
    if (localStorage.getItem('session') === null) throw new Error('Nobody is signed in.');
  },
  async checkError({ status }) {
    if (status === 401) throw new Error('The session has ended.');
  },
  async getPermissions() {},
};

const withId = <Row extends { _id: string }>(row: Row) => ({ ...row, id: row._id });

const withPicture = <Row extends { cover?: { _id: string } | null }>(row: Row) => ({
  ...row,
  picture: row.cover && `/v1/image/${row.cover._id}`,
});

/** The measured lists and forms; other requests are not implemented. */
export const dataProvider = {
  async getList(resource: string, { pagination: { page, perPage } = { page: 1, perPage: 10 } }: GetListParams) {
    if (resource === 'event') {
      const { docs, total } = await call(`event?page=${page}&size=${perPage}`);
      return { data: docs.map(withId).map(withPicture), total };
    }
    const { docs } = await call(resource === 'course' ? 'course' : `${resource}?autoComplete=true`);
    const placed = docs.map((row: { _id: string }, index: number) => ({
      ...withId(row),
      isFirst: index === 0,
      isLast: index === docs.length - 1,
    }));
    return { data: placed.slice((page - 1) * perPage, page * perPage), total: docs.length };
  },
  async getMany(resource: string) {
    const { docs } = await call(`${resource}?autoComplete=true`);
    return { data: docs.map(withId) };
  },
  async getOne(resource: string, { id }: { id: string }) {
    return { data: withId(await call(`${resource}/${id}`)) };
  },
  async delete(resource: string, { id }: { id: string }) {
    await call(`${resource}/${id}`, { method: 'DELETE' });
    return { data: { id } };
  },
  async update(resource: string, { id, data }: { id: string; data: object }) {
    await call(resource, { method: 'PATCH', body: JSON.stringify({ id, ...data }) });
    return { data: { ...data, id } };
  },
} as unknown as DataProvider;
