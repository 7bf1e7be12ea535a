import { answerId, type PaperQuiz, type QuizQuestionText } from '../content/quizzes.ts';
import type { Picture } from '../content/types.ts';
import { html, json, type Markup } from '../server/html.ts';

/**
 * A quiz that is readable without a script, with its answers under each question, and its definition for the script
 * [quiz-12].
 */
export function quiz(paper: PaperQuiz): Markup {
  return html`<div data-widget="quiz"><h2>${paper.title}</h2><p>${paper.intro}</p><ol class="quiz-text">${paper.questions.map((question) => servedQuestion(question, paper))}</ol>
<script type="application/json">${json(definition(paper))}</script></div>`;
}

/** The definition as widgets/article/quiz/README.md describes it. */
export function definition(paper: PaperQuiz): unknown {
  return {
    quiz_id: paper.id,
    article_id: paper.articleId,
    type: paper.type,
    title: paper.title,
    intro: paper.intro,
    image: image(paper.picture),
    questions: paper.questions.map(({ text, picture, explanation, answers }, question) => ({
      question: text,
      image: picture && image(picture),
      explanation,
      answers: answers.map((answer, at) => ({
        answer_id: answerId(question, at),
        answer: answer.text,
        correct: answer.correct,
        points: answer.points,
      })),
    })),
    results: paper.results.map(({ range, title, text, shareText }) => ({
      range,
      title,
      text,
      share_text: shareText,
    })),
    share: paper.share,
  };
}

function servedQuestion(
  { text, explanation, answers }: QuizQuestionText,
  { type }: Pick<PaperQuiz, 'type'>,
): Markup {
  const right = answers.filter(({ correct }) => correct).map((answer) => answer.text);
  return html`<li><h3>${text}</h3><ul>${answers.map((answer) => html`<li>${answer.text}</li>`)}</ul>${type === 'questions' && html`<details><summary>Het goede antwoord</summary><p>${right.join(' / ')}${explanation !== undefined && html`. ${explanation}`}</p></details>`}</li>`;
}

function image({ name, alt }: Picture): unknown {
  return { src: `/static/images/${name}-1280.webp`, alt, width: 1280, height: 800 };
}
