import { useState } from 'react';
import { useNotifyUndo } from '../Notifications/index.ts';

export interface ImageListOptions {
  /** The images' ids in their order. */
  readonly value: readonly string[];
  /** Changes the ids that the form has at the time of the call. */
  readonly onChange: (change: (ids: readonly string[]) => readonly string[]) => void;
  /** What the changes belong to, such as the version of a form: they can be undone until it changes. */
  readonly undoSubject: unknown;
  readonly movedText: string;
  readonly deletedText: string;
}

/** Images in their order, with changes that can be undone. */
export interface ImageList {
  readonly value: readonly string[];
  /** The first image that was added last, which the list scrolls to. */
  readonly newImage: string | undefined;
  /** Adds an image at the end. */
  readonly add: (id: string) => void;
  /** Forgets what was added, before other images are. */
  readonly startAdding: () => void;
  readonly move: (id: string, to: number) => void;
  readonly remove: (id: string) => void;
}

/** Adds, moves and deletes images of a form. */
export function useImageList({ value, onChange, undoSubject, movedText, deletedText }: ImageListOptions): ImageList {
  const notifyUndo = useNotifyUndo(undoSubject);
  const [newImage, setNewImage] = useState<string>();
  const without = (ids: readonly string[], id: string) => ids.filter((other) => other !== id);
  return {
    value,
    newImage,
    startAdding: () => setNewImage(undefined),
    add(id) {
      onChange((ids) => [...ids, id]);
      setNewImage((first) => first ?? id);
    },
    move(id, to) {
      const from = value.indexOf(id);
      const moveTo = (index: number) =>
        onChange((ids) => (ids.includes(id) ? without(ids, id).toSpliced(index, 0, id) : ids));
      moveTo(to);
      // No text with the new position: the table announces it.
      notifyUndo(movedText, () => moveTo(from));
    },
    remove(id) {
      const from = value.indexOf(id);
      onChange((ids) => without(ids, id));
      notifyUndo(deletedText, () => onChange((ids) => without(ids, id).toSpliced(from, 0, id)));
    },
  };
}
