/*
 * LD_PRELOAD library that records what a power cut would leave: POWER_CUT_COPY receives the content of a file below
 * POWER_CUT_ROOT when the process calls fsync or fdatasync, and a rename when the folder is synced afterwards. Everything
 * that was not synced is missing in the copy.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
struct change { char from[PATH_MAX]; char to[PATH_MAX]; struct change *next; };
static struct change *renames;

/* Sets `copy` to the path's place in the copy; returns 0 for a path outside of the root. */
static int place_of(const char *path, char *copy) {
  const char *root = getenv("POWER_CUT_ROOT"), *target = getenv("POWER_CUT_COPY");
  if (!root || !target || strncmp(path, root, strlen(root)) != 0) return 0;
  return snprintf(copy, PATH_MAX, "%s%s", target, path + strlen(root)) < PATH_MAX;
}

static void make_folders(char *path) {
  for (char *slash = strchr(path + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
    *slash = 0;
    mkdir(path, 0700);
    *slash = '/';
  }
}

static void copy_file(const char *path) {
  char copy[PATH_MAX], next[PATH_MAX], buffer[65536];
  if (!place_of(path, copy) || snprintf(next, PATH_MAX, "%s.~", copy) >= PATH_MAX) return;
  make_folders(copy);
  int in = open(path, O_RDONLY), out = open(next, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  ssize_t count = -1;
  if (in >= 0 && out >= 0)
    while ((count = read(in, buffer, sizeof buffer)) > 0)
      if (write(out, buffer, count) != count) abort();
  if (in >= 0) close(in);
  if (out >= 0) close(out);
  int (*real)(const char *, const char *) = dlsym(RTLD_NEXT, "rename");
  if (count == 0) real(next, copy);
}

/* Applies the renames into the synced folder. */
static void apply_renames(const char *folder) {
  int (*real)(const char *, const char *) = dlsym(RTLD_NEXT, "rename");
  size_t length = strlen(folder);
  struct change **link = &renames;
  while (*link) {
    struct change *change = *link;
    if (strncmp(change->to, folder, length) == 0 && change->to[length] == '/' && !strchr(change->to + length + 1, '/')) {
      char from[PATH_MAX], to[PATH_MAX];
      if (place_of(change->from, from) && place_of(change->to, to)) {
        make_folders(to);
        real(from, to);
      }
      *link = change->next;
      free(change);
    } else link = &change->next;
  }
}

static void record(int fd) {
  char link[64], path[PATH_MAX];
  struct stat status;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length <= 0 || fstat(fd, &status) != 0) return;
  path[length] = 0;
  pthread_mutex_lock(&lock);
  if (S_ISDIR(status.st_mode)) apply_renames(path);
  else if (S_ISREG(status.st_mode)) copy_file(path);
  pthread_mutex_unlock(&lock);
}

int fsync(int fd) {
  record(fd);
  return 0;
}

int fdatasync(int fd) { return fsync(fd); }

int rename(const char *from, const char *to) {
  int (*real)(const char *, const char *) = dlsym(RTLD_NEXT, "rename");
  char old_path[PATH_MAX], copy[PATH_MAX];
  if (!realpath(from, old_path)) return real(from, to);
  int result = real(from, to);
  char new_path[PATH_MAX];
  if (result == 0 && realpath(to, new_path) && place_of(old_path, copy)) {
    struct change *change = calloc(1, sizeof *change);
    strcpy(change->from, old_path);
    strcpy(change->to, new_path);
    pthread_mutex_lock(&lock);
    struct change **link = &renames;
    while (*link) link = &(*link)->next;
    *link = change;
    pthread_mutex_unlock(&lock);
  }
  return result;
}
