import { expect, test } from 'vitest';
import { appearancesOf } from './looksLike.ts';

function looksLike(one: string, other: string): boolean {
  const others = appearancesOf(other);
  return appearancesOf(one).some((appearance) => others.includes(appearance));
}

test.each([
  ['admin', 'ɑdmin'],
  ['admin', 'ADMIN'],
  ['admin', 'adrnin'],
  ['Admin', 'adm1n'],
  ['admin', 'ADMlN'],
  ['ian', 'lan'],
  ['Ian', 'lan'],
  ['lan', 'Ian'],
  ['admin0', 'adminO'],
  ['ace', 'асе'],
  ['BBC', 'ВВС'],
  ['Max', 'МАХ'],
  ['nov', 'Νον'],
  ['Ada', 'аԁа'],
  ['ADA', 'аԁа'],
  ['pop', 'рор'],
  ["O'Brien", 'O’Brien'],
  ['Anne-Marie', 'Anne‑Marie'],
  ['Anne-Marie', 'Anne–Marie'],
  ['کریم', 'كريم'],
  ['کریم', 'كـريم'],
  ['Jose\u0301', 'José'],
  ['山口', '山ロ'],
  ['ada.b', 'ada․b'],
])('the user names %j and %j look the same', (one, other) => {
  expect([looksLike(one, other), looksLike(other, one)]).toEqual([true, true]);
});

test.each([
  ['Lina', 'Iina'],
  ['Lan', 'Ian'],
  ['Ali', 'All'],
  ['José', 'Jose'],
  ['Müller', 'Muller'],
  ['user1', 'user10'],
  ['o.b', 'ob'],
])('the user names %j and %j look different', (one, other) => {
  expect(looksLike(one, other)).toBe(false);
});

/** Common names of twelve scripts, and those that differ in one letter. */
const NAMES = [
  'ada adam anna anne ann arne arnie ian jan nina vina ivan evan mia maria mario marie jose josé zoe zoé noel noël liam lena lina nora dora cora rosa rose bob rob ben jen kim tim tom sam pam dan don jon jan2 user1 user2 user10 Łukasz Lukasz Nguyễn Nguyên Søren Soren Ömer Omer',
  'Иван Иван2 Анна Нина Инна Ольга Олег Мария Марина Дарья Дмитрий Сергей Андрей Алексей Александр Елена Юлия',
  'Γιώργος Γεώργιος Μαρία Ελένη Νίκος Κώστας Γιάννης Ιωάννα Δημήτρης Σοφία',
  'محمد أحمد محمود حامد حميد كريم كرم سلمى سلمان سلام هند هدى نور ناصر نصر علي عليا',
  'משה שרה דוד דינה יוסף יעל אבי רחל רון רונית לאה לוי נועה נעה',
  'สมชาย สมหญิง สมศรี สมศักดิ์ น้ำใจ น้ำฝน ใจดี มานี มานะ ปิติ ชูใจ วิชัย วิชา',
  'राम रमा सीता गीता अमित अनिता सुनील सुनीता अदा आदा',
  'রহিম করিম রহমান ফাতেমা আমিনা',
  'குமார் குமாரி ராஜா ராணி தமிழ்',
  '山田太郎 山田次郎 佐藤花子 鈴木一郎 鈴木二郎 田中実 中田実',
  '김철수 김영희 이민수 이민호 박지훈 박지현',
  'ანა ნინო გიორგი დავით ლევან',
  'Արամ Անի Աննա Դավիթ',
  'አበበ ከበደ ሰላም ሄለን',
  'さくら さつき ゆき ゆうき ハナ ハルカ サクラ',
].flatMap((names) => names.split(' '));

test('a name with and without the hamza of its alef looks the same', () => {
  expect(appearancesOf('احمد')).toEqual(appearancesOf('أحمد'));
});

test('names of people do not look like each other', () => {
  const byAppearance = Map.groupBy(
    NAMES.flatMap((name) => [...new Set(appearancesOf(name))].map((appearance) => ({ name, appearance }))),
    ({ appearance }) => appearance,
  );
  expect([...byAppearance.values()].filter((names) => names.length > 1)).toEqual([]);
});
