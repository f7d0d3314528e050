import { POST_STATUS } from '@cpd/domain/review';
import type { Insertable } from 'kysely';
import { newId } from '../../database/id.ts';
import type { PostFilesTable, PostsTable, UsersTable } from '../../database/schema.ts';
import { searchText } from '../../database/searchText.ts';
import { drawCover } from '../art/cover.ts';
import { drawDocument } from '../art/document.ts';
import { type PaletteName, palettes } from '../art/palette.ts';
import type { Scene } from '../art/surface.ts';
import type { DemoPost } from '../content/DemoPost.ts';
import { postsInReview } from '../content/postsInReview.ts';
import { postsPosted } from '../content/postsPosted.ts';
import { postsRejected } from '../content/postsRejected.ts';
import { seededRandom } from '../random.ts';
import type { DemoUploads } from './DemoUploads.ts';
import { inTurns } from './inTurns.ts';

/** The rows of the posts in the order of their making, and of their files. */
export interface PostRows {
  readonly posts: readonly Insertable<PostsTable>[];
  readonly postFiles: readonly Insertable<PostFilesTable>[];
}

const HOUR_MS = 60 * 60 * 1000;
const paletteNames = Object.keys(palettes).filter((name): name is PaletteName => name in palettes);

/** Draws covers and attachments and gives the rows of posts: the decided ones are older than those in review. */
export async function postRows(
  uploads: DemoUploads,
  people: readonly Insertable<UsersTable>[],
  now: Date,
): Promise<PostRows> {
  const demos = [
    ...postsPosted.map((post) => ({ post, status: POST_STATUS.posted })),
    ...postsRejected.map((post) => ({ post, status: POST_STATUS.rejected })),
    ...postsInReview.map((post) => ({ post, status: POST_STATUS.review })),
  ];
  const made = await inTurns(demos, async ({ post, status }, index) => {
    const random = seededRandom(index + 501);
    const author = random.pick(people.filter((person) => isThai(person.first_name) === isThai(post.title)));
    const scene: Scene = { motif: post.motif ?? 'documents', palette: random.pick(paletteNames), seed: index + 501 };
    const createdAt = new Date(now.getTime() - (demos.length - index) * 7 * HOUR_MS);
    const row: Insertable<PostsTable> = {
      id: newId(),
      user_id: author.id,
      title: post.title,
      description: post.description,
      search: searchText(post.title, post.description),
      cover_image_id: post.motif ? await uploads.addImage(await drawCover(scene, coverText(author))) : null,
      status,
      created_at: createdAt,
      decided_at: status === POST_STATUS.review ? null : new Date(createdAt.getTime() + 5 * HOUR_MS),
    };
    return { row, fileIds: await attachments(uploads, post, scene) };
  });
  const postFiles = made.flatMap(({ row, fileIds }) =>
    fileIds.map((fileId, position) => ({ post_id: row.id, file_id: fileId, position })),
  );
  return { posts: made.map(({ row }) => row), postFiles };
}

function isThai(text: string | null | undefined): boolean {
  return /\p{Script=Thai}/u.test(text ?? '');
}

function coverText({ first_name, last_name }: Insertable<UsersTable>) {
  const author = [first_name, last_name].filter(Boolean).join(' ');
  return { field: 'From practice', mark: author.length > 40 ? '' : author };
}

async function attachments(uploads: DemoUploads, post: DemoPost, scene: Scene): Promise<string[]> {
  const sections = [
    { heading: 'What this is about', paragraphs: [post.description] },
    {
      heading: 'How it came about',
      paragraphs: [
        'We wrote this down because colleagues kept asking for it. It describes how we work in our own house and is meant as a starting point: take what fits, leave what does not, and tell us what you changed.',
      ],
      points: ['Nobody can be recognised in it.', 'It may be copied within the profession.'],
    },
  ];
  return inTurns(post.files ?? [], (name) => {
    const title = name.replace(/\.pdf$/, '');
    return uploads.addPdf(drawDocument(scene, { title, field: 'From practice', summary: post.title, sections }), name);
  });
}
