import { Link } from 'react-router';
import { call } from './call.ts';

interface ItemActionsProps {
  list: 'course' | 'event';
  item: { _id: string; isEnable: boolean };
  onDone: () => void;
}

/** The last three cells of a row: enable, open and delete, with the specified confirmations. */
export function ItemActions({ list, item: { _id, isEnable }, onDone }: ItemActionsProps) {
  async function act(question: string, path: string, method: string) {
    if (!window.confirm(`${question}: ${_id}`)) return;
    await call(path, { method });
    onDone();
  }
  return (
    <>
      <td>
        <button
          type="button"
          disabled={isEnable}
          onClick={() => act('Are you sure to enable item', `${list}/enable/${_id}`, 'PATCH')}
        >
          Enable
        </button>
      </td>
      <td>
        <Link to={`/${list}/${_id}`}>Setting</Link>
      </td>
      <td>
        <button type="button" onClick={() => act('Are you sure to delete item', `${list}/${_id}`, 'DELETE')}>
          Delete
        </button>
      </td>
    </>
  );
}
